/** What every part of the page begins with: calls, texts, who is signed in, addresses and forms. */
export { ApiError, canRetry, contestedFields, isConflict, otherWriter } from './api/api-error.ts'
export { command, deliver, receive } from './api/call-together.ts'
export {
  type CallOptions,
  call,
  callAddress,
  fetchFile,
  whenPersonChanged,
  whenUnauthorized,
} from './api/call.ts'
export type { CallInput, CallName, CallOutput } from './api/contract-types.ts'
export { isDeclared } from './api/declared-calls.ts'
export { errorText } from './api/error-text.ts'
export {
  type Given,
  drawAsOf,
  drawWith,
  dropAnswers,
  given,
  isFresh,
  takeAnswer,
  takeFirstPart,
} from './api/given.ts'
export { type Identity, IdentityContext, type PlacedIdentity, useIdentity } from './api/identity.ts'
export { loadPart } from './api/load-part.ts'
export { wholeTexts } from './api/whole-texts.ts'
export { mayMake, roleIn, useMay, useMayIn } from './api/may.ts'
export { type Happening, isOwnWrite, noteOwnWrite } from './api/own-writes.ts'
export {
  claimOf,
  claimOfPage,
  currentProject,
  pageHeaders,
  shownIdentity,
  signedInAs,
  standAt,
} from './api/page-person.ts'
export { patiently } from './api/patiently.ts'
export { type Participant, participantOf, useParticipant } from './api/participant.ts'
export { whenProofNeeded } from './api/proof.ts'
export { type ConnectionState, realtime } from './api/realtime.ts'
export { clockAhead, serverNow } from './api/server-time.ts'
export { service } from './api/service.ts'
export { isSuspended, resume, whenSuspended } from './api/suspension.ts'
export { joinTabs, tellTabs, whenTabTells } from './api/tabs.ts'
export { type Rank, Turns } from './api/turns.ts'
export { useActionsChanged } from './api/use-actions-changed.ts'
export { useCall, usePrefetch, useWrite } from './api/use-call.ts'
export { type Company, useCompany } from './api/use-company.ts'
export { useEvent } from './api/use-event.ts'
export { whoIsThere } from './api/who-is-there.ts'
export { guardPage } from './forms/guard-page.ts'
export { isUnsaved } from './forms/is-unsaved.ts'
export { limitOf } from './forms/limit-of.ts'
export { refusalBeside, refusalOf } from './forms/refusal.ts'
export { sameContent } from './forms/same-content.ts'
export { useForm } from './forms/use-form.ts'
export { listenForSave, useSaveShortcut } from './forms/use-save-shortcut.ts'
export { useTabGuard } from './forms/use-tab-guard.ts'
export { useUnsavedGuard } from './forms/use-unsaved-guard.ts'
export {
  expectWholeTexts,
  hearLateTexts,
  hearText,
  loadFirstTexts,
  loadMissedTexts,
  loadTexts,
  rememberedLanguage,
  spokenTexts,
  spokenWords,
} from './i18n/load-texts.ts'
export {
  forgetVersions,
  languageOf,
  loadLanguages,
  shortName,
  spokenLanguages,
  useLanguages,
} from './i18n/languages.ts'
export { alongText, isMirrored, readingKey, readingPress } from './i18n/direction.ts'
export { makeTranslator } from './i18n/translator.ts'
export { useNoteReaders } from './i18n/use-note-readers.ts'
export { type Texts, TextsContext, useTexts } from './i18n/use-texts.ts'
export { withWords } from './i18n/with-words.ts'
export { leftAddress, rememberLeftAddress } from './navigation/left-address.ts'
export type { LoadPage, Pages } from './navigation/pages.ts'
export { readId } from './navigation/read-id.ts'
export { safeReturnUrl, signInPath } from './navigation/return-url.ts'
export { signOff } from './navigation/sign-off.ts'
export { useOpenedTitle } from './navigation/use-opened-title.ts'
export { useOrigin } from './navigation/use-origin.ts'
export { useProjectPath } from './navigation/use-project-path.ts'
export { useAskRemoval } from './removal/use-ask-removal.ts'
export { DocumentDraft, type DocumentState } from './saving/document-draft.ts'
export { type SavePart, SavePartsContext, useSavePart, useSaveParts } from './saving/save-parts.ts'
export { type Draft, useValuesDraft } from './saving/use-values-draft.ts'
export type { DraftValues } from './saving/values-draft.ts'
export { readSettings } from './settings/read-settings.ts'
export { useAskBeforeMany } from './settings/use-ask-before-many.ts'
export { GROUP_SEPARATOR, useGroupWords } from './settings/use-group-words.ts'
export { useSettings } from './settings/use-settings.ts'
export { COLOUR_SCHEMES, startColourScheme, useColourScheme } from './theme/colour-scheme.ts'
export { HEX_COLOURS, NAMED_COLOURS } from './theme/colours.ts'
export { forgetSteps, pushStep, withUndo } from './undo/undo-store.ts'
export { sayNotUndone } from './undo/say-not-undone.ts'
export { type UndoneMany, undoneWords } from './undo/undone-words.ts'
export { useUndoKeys } from './undo/use-undo-keys.ts'
export { useOfferUndo, useUndo } from './undo/use-undo.ts'
