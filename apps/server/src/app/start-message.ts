import { DEMO_PASSWORD, type DemoSignIn } from './demo/sign-ins.ts'

/** What somebody who has started the server needs next. */
interface StartMessage {
  readonly address: string
  /** Where the operator reads metrics, if anywhere. */
  readonly metrics?: string | undefined
  readonly seconds: number
  /** Who can sign in, where the database holds the demonstration. */
  readonly signIns: readonly DemoSignIn[]
  /** Whether a person reads it at a terminal, and not a program. */
  readonly isTerminal: boolean
}

/**
 * The last lines that a start prints: the address, then the sign-ins. In a terminal, which may be
 * too low for all of them, the address comes once more at the end.
 */
export function describeStart(message: StartMessage): string {
  const { address, metrics, seconds, signIns, isTerminal } = message
  const lines = ['', `Telemachos: ${address} (ready in ${seconds.toFixed(1)} s)`]
  if (metrics !== undefined) lines.push(`Metrics: ${metrics}`)
  if (signIns.length > 0) {
    lines.push(
      '',
      `Demonstration programme. The password of everybody below is ${DEMO_PASSWORD}`,
      ...alignSignIns(signIns),
    )
    if (isTerminal) lines.push('', `Open ${address} in a browser. Ctrl+C stops the server.`)
  }
  return `${lines.join('\n')}\n`
}

function alignSignIns(signIns: readonly DemoSignIn[]): string[] {
  const roleWidth = Math.max(...signIns.map(({ role }) => role.length))
  const nameWidth = Math.max(...signIns.map(({ username }) => username.length))
  return signIns.map(
    ({ role, username, name, project }) =>
      `  ${role.padEnd(roleWidth)}  ${username.padEnd(nameWidth)}  ${name}, ${project}`,
  )
}
