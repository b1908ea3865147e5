export {
  claimFile,
  deleteFilesOf,
  describeFiles,
  openStoredContents,
  readClaimable,
  readClaimableHead,
  readStoredContents,
  type ShownFiles,
} from './claim-files.ts'
export { arriving, joinChecked } from './arriving.ts'
export { copiesOf, discardCopies, storeCopies } from './copy-files.ts'
export {
  heldState,
  heldStateOfFile,
  isFileShownBySql,
  isShownBySql,
  type HeldState,
} from './held-store.ts'
export { holdContent } from './hold-content.ts'
export { isServed, isShown } from './policy.ts'
export { decodeText } from '../../kernel/decode-text.ts'
export { endUpload, joinUpload } from './end-upload.ts'
export { fileKinds, type FileKind } from './file-kinds.ts'
export { serveFile } from './serve-file.ts'
export { readRunning, startUpload, type RunningUploads } from './start-upload.ts'
export { findStoredUnder } from './find-stored.ts'
export { fileToWire, heldToWire, withheldToWire } from './stored-file.ts'
export { uploadPart } from './upload-part.ts'
export { storeWhole, uploadWhole, type StoredWhole } from './upload-whole.ts'
export { releaseFiles, streamOwned } from './owned-files.ts'
