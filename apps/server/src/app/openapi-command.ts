import { contract } from '@telemachos/contract'
import { describeCalls } from '../kernel/openapi.ts'

process.stdout.write(`${JSON.stringify(describeCalls(Object.values(contract)), null, 2)}\n`)
