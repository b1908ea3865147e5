import type { CallContext } from '../../kernel/context.ts'
import type { Reader } from './store.ts'

/** In which language and as what the caller reads actions. */
export const readerOf = ({ language, actor }: CallContext): Reader => ({
  language,
  role: actor.role,
})
