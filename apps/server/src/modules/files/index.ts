export { claimFile, describeFiles, readStoredContents, releaseFiles } from './claim-files.ts'
export { fileKinds, type FileKind, type OwnedFile, type UploadTarget } from './file-kinds.ts'
export { fileToWire, type StoredFile } from './stored-file.ts'
