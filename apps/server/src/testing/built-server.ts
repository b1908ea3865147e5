import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../../../..')

/**
 * The server as it is delivered, which starts sooner than its sources; built where it is stale.
 * @returns the path of its program
 */
export async function builtServer(): Promise<string> {
  await promisify(execFile)(process.execPath, ['tools/build.ts', 'server', 'stale'], { cwd: ROOT })
  return join(ROOT, 'dist/server/main.mjs')
}

/** True in `npm run soak`, which takes long for what the other tests try a few times. */
export const IS_SOAK = process.env['SOAK'] === '1'
