/** `npm run dev`: the server and the page, both reloading on change, until Ctrl+C. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './bootstrap.mjs'

const HOST = '127.0.0.1'
const PAGE_PORT = 5173
const SERVER_PORT = process.env['PORT'] ?? '8080'

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    path.join(ROOT, 'apps/server/src/app/main.ts'),
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: SERVER_PORT, PUBLIC_URL: `http://${HOST}:${PAGE_PORT}` },
  },
)
// Where the page's configuration sends the server's own paths.
process.env['SERVER_URL'] = `http://${HOST}:${SERVER_PORT}`
const page = await createServer({
  root: path.join(ROOT, 'apps/web'),
  server: { host: HOST, port: PAGE_PORT, strictPort: true },
})
await page.listen()
page.printUrls()

server.on('exit', (code) => void stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal))
}

async function stop(code: number): Promise<void> {
  await page.close()
  process.exit(code)
}
