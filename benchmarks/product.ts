import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** A server process of the product or a peer, and a way to ask it. */
export interface Contestant {
  post(path: string, body: object): Promise<string>
  stop(): Promise<void>
}

/** Starts a script that prints `listening <port>`, in a process of its own as in real life. */
export async function startContestant(
  script: string,
  environment: Record<string, string>,
  cookie?: string,
): Promise<Contestant> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const said = /listening (\d+)/.exec(text.toString())?.[1]
      if (said) resolve(Number(said))
    })
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    post: (path, body) => post({ agent, port, path, cookie }, JSON.stringify(body)),
    stop: async () => {
      agent.destroy()
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

interface Place {
  readonly agent: Agent
  readonly port: number
  readonly path: string
  readonly cookie: string | undefined
}

/** Posts JSON and answers the text; an answer that is not a success ends the benchmark. */
function post({ agent, port, path, cookie }: Place, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(cookie && { cookie }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${path}: ${response.statusCode} ${text}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
