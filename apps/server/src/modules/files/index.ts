export {
  claimFile,
  deleteFilesOf,
  describeFiles,
  openStoredContents,
  readStoredContents,
  type ShownFiles,
} from './claim-files.ts'
export { arriving, joinChecked } from './arriving.ts'
export {
  heldState,
  heldStateOfFile,
  isFileShownBySql,
  isShownBySql,
  type HeldState,
} from './held-store.ts'
export { holdContent } from './hold-content.ts'
export { isServed, isShown } from './policy.ts'
export { decodeText } from './decode-text.ts'
export { endUpload } from './end-upload.ts'
export { fileKinds, type FileKind } from './file-kinds.ts'
export { serveFile } from './serve-file.ts'
export { startUpload } from './start-upload.ts'
export { findStoredUnder } from './find-stored.ts'
export { fileToWire, heldToWire, withheldToWire, type StoredFile } from './stored-file.ts'
export { uploadPart } from './upload-part.ts'
export { uploadWhole } from './upload-whole.ts'
export { readOwnedHead, releaseFiles, streamOwned } from './owned-files.ts'
