import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { CallInput, CallOutput } from '#shared'

type Received = CallOutput<'questionnaires.getDraft'>['Draft']
type Sent = CallInput<'questionnaires.saveDraft'>['Draft']

/** A draft as the server keeps it: every field is there, and nobody changes it in place. */
export const readDraft = (draft: Received): Draft => draft as Draft

/** The wire's types are not readonly; nothing is copied. */
export const writeDraft = (draft: Draft): Sent => draft as Sent
