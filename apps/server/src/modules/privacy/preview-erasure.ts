import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { mentionPatterns } from './mention-patterns.ts'
import { countMentions } from './mentions-store.ts'
import { findHandled, obstacleTo } from './policy.ts'
import { findRequest } from './request-store.ts'
import { countEffects } from './section-effects.ts'

type Preview = typeof contract.privacy.calls.previewErasure

/**
 * What erasing a person would do, section by section; nothing of it where they are not the caller's
 * to erase, since it would tell of projects that are not theirs.
 * @throws not_found for somebody who has never been in the caller's project.
 */
export async function previewErasure(
  { UserId }: InputOf<Preview>,
  context: CallContext,
): Promise<OutputOf<Preview>> {
  const { db } = context
  const { person, mayHandle } = await findHandled(context, UserId)
  const request = await findRequest(db, UserId)
  const mentioned = async () =>
    countMentions(db, { userId: UserId, patterns: mentionPatterns(person) })
  return {
    MayErase: mayHandle,
    Obstacle: mayHandle ? obstacleTo(person, context) : null,
    Sections: mayHandle ? await countEffects(db, UserId, await mentioned()) : [],
    Request: request ?? null,
  }
}
