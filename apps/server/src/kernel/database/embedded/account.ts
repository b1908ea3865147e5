import { readFileSync } from 'node:fs'

/** A user of the operating system. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * Whom PostgreSQL runs as when the server runs as root, which PostgreSQL refuses: the account
 * postgres, else nobody. Undefined when the server's own account will do.
 */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const accounts = lines.map((line) => line.split(':'))
  const found =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  const [name = 'nobody', , uid = '65534', gid = '65534'] = found ?? []
  return { name, uid: Number(uid), gid: Number(gid) }
}

/** Options for a child process of that account; its environment holds nothing of ours. */
export function spawnOptions(account: Account | undefined) {
  const environment = process.platform === 'win32' ? process.env : { PATH: process.env['PATH'] }
  return {
    // The account may not be allowed into the folder that we were started in.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { ...environment, LC_ALL: 'C' },
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}
