export interface Connection {
  /** The address of the site. */
  url: string
  /** An API key of the site: `tg_live_…`. */
  key: string
}

export function Connect({ onConnect }: { onConnect: (connection: Connection) => void }) {
  function connect(form: FormData) {
    onConnect({ url: String(form.get('url')), key: String(form.get('key')) })
  }
  return (
    <form action={connect}>
      <h1>Connect to a site</h1>
      <label>
        Address <input name="url" type="url" required defaultValue="http://localhost:3000" />
      </label>
      <label>
        API key <input name="key" type="password" required autoComplete="off" />
      </label>
      <button type="submit">Connect</button>
    </form>
  )
}
