import { z } from 'zod'
import { cleanLine } from './clean-line.ts'

/** Text of one line that is not empty, such as a title. */
export const line = (longest: number) =>
  z.string().overwrite(cleanLine).min(1, { error: 'required' }).max(longest)
