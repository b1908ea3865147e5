export { claimFile, describeFiles, readStoredContents } from './claim-files.ts'
export { fileKinds, type FileKind } from './file-kinds.ts'
export { fileToWire, type StoredFile } from './stored-file.ts'
