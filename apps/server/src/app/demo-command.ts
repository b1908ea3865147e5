import { parseArgs } from 'node:util'
import { readConfig } from '../kernel/config.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { openLog } from '../kernel/log.ts'
import { hashPassword } from '../modules/identity/index.ts'
import { openConfiguredDatabase } from './database.ts'
import { loadDemo } from './demo/load-demo.ts'
import { DEMO_PASSWORD } from './demo/sign-ins.ts'
import { reportStep } from './report-step.ts'
import { openStorage } from './storage.ts'
import { runCommand } from './run-command.ts'

/** `npm run demo -- --mentees 10000`: fills the configured, empty database. */
runCommand(async () => {
  const { values } = parseArgs({ options: { mentees: { type: 'string', default: '400' } } })
  const mentees = Number(values.mentees)
  if (!Number.isInteger(mentees) || mentees < 1 || mentees > 200_000) {
    throw new RangeError('--mentees takes a whole number from 1 to 200000')
  }
  const log = openLog('warn')
  const config = readConfig(process.env)
  const ready = await openConfiguredDatabase(config, log, reportStep)
  const database = openDatabase(ready.connection, log, 1)
  try {
    const started = performance.now()
    reportStep(`Loading the demonstration with ${mentees} mentees`)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await loadDemo(database, {
      now: new Date(),
      mentees,
      passwordHash,
      storage: await openStorage(config),
    })
    await ready.analyze()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(
      `The demonstration with ${mentees} mentees is in ${ready.place} (${seconds} s).\n` +
        `The password of everybody is ${DEMO_PASSWORD}\n`,
    )
  } finally {
    await database.close()
    await ready.stop()
  }
})
