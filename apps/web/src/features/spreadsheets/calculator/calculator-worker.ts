import type { FromCalculator, Question } from './calculator-messages.ts'
import { CalculatorSession } from './calculator-session.ts'
import { serialNow } from './serial-now.ts'

const session = new CalculatorSession({ now: serialNow, random: Math.random })

const post = (message: FromCalculator): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  session.answer(data).then(
    (answer) => post({ answer }),
    (error: unknown) => post({ failed: String(error) }),
  )
})
