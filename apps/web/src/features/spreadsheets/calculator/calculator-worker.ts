import { serialOfInstant } from '@telemachos/rules/date-serial'
import type { FromCalculator, Question } from './calculator-messages.ts'
import { CalculatorSession } from './calculator-session.ts'

let clockAhead = 0

/** TODAY() and NOW() are those of Athens by the server's clock, as the server has them. */
const session = new CalculatorSession({
  now: () => serialOfInstant(new Date(Date.now() + clockAhead)),
  random: Math.random,
})

const post = (message: FromCalculator): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'open') ({ clockAhead } = data)
  session.answer(data).then(
    (answer) => post({ answer }),
    (error: unknown) => post({ failed: String(error) }),
  )
})
