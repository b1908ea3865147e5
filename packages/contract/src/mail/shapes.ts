import { z } from 'zod'
import { id } from '../core/shapes.ts'

/** Calls about the mail of a project. */
export const inProject = z.strictObject({ ProjectId: id })

/** A person by name. */
export const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })
