import { expect, test } from 'vitest'
import { toTrustedAddress } from './trusted-address.ts'

const hosts = {
  secure: ['checkout.stripe.com', 'pay.example:8443'],
  plain: ['127.0.0.1:4242'],
}

test.each([
  'https://checkout.stripe.com/c/pay/cs_live_1?a=b#fidkdWxOYHwnPyd1blpxYHZxWjA0',
  'https://pay.example:8443/pay',
  'http://127.0.0.1:4242/pay',
])('%s is accepted unchanged', (address) => {
  expect(toTrustedAddress(address, hosts)).toBe(address)
})

test('an address is normalized the way a browser reads it', () => {
  const written = 'HTTPS:\\\\CHECKOUT.stripe.com:443\\c/../pay'
  expect(toTrustedAddress(written, hosts)).toBe('https://checkout.stripe.com/pay')
  const ours = toTrustedAddress('https://checkout.stripe.com\\.evil.example/', hosts)
  expect(ours).toBe('https://checkout.stripe.com/.evil.example/')
})

const hostile = [
  'javascript:alert(1)',
  'JavaScript://checkout.stripe.com/%0aalert(1)',
  ' \tjava\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://checkout.stripe.com/1',
  'file:///etc/passwd',
  'http://checkout.stripe.com/c/pay/1',
  'ftp://checkout.stripe.com/',
  'wss://checkout.stripe.com/',
  '//checkout.stripe.com/c/pay/1',
  '//evil.example',
  '/c/pay/1',
  '\\\\checkout.stripe.com',
  'checkout.stripe.com/c/pay/1',
  '',
  'https://',
  'https://evil.example/',
  'https://checkout.stripe.com.evil.example/',
  'https://evil.example/checkout.stripe.com',
  'https://evil.example?https://checkout.stripe.com/',
  'https://evil.example#@checkout.stripe.com/',
  'https://checkout.stripe.com@evil.example/',
  'https://checkout.stripe.com:443@evil.example/',
  'https://payer:secret@checkout.stripe.com/',
  'https://evil.example\\@checkout.stripe.com/',
  'https://notcheckout.stripe.com/',
  'https://x.checkout.stripe.com/',
  'https://checkout.stripe.com./',
  'https://checkout.stripe.com:8443/',
  'https://chеckout.stripe.com/',
  'https://checkout%2estripe%2ecom.evil.example/',
  'https://pay.example/',
  'http://127.0.0.1/',
  'http://127.0.0.1:4243/',
  'https://127.0.0.1:4242/',
  'http://localhost:4242/',
  'http://[::1]:4242/',
  'http://169.254.169.254/latest/meta-data',
]

test.each(hostile)('refuses %j', (address) => {
  expect(toTrustedAddress(address, hosts)).toBeUndefined()
})
