import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { uploadAdminFiles } from './admin-files.ts'
import { deleteFile } from './delete-file.ts'
import { downloadFile } from './download-file.ts'
import { endUpload } from './end-upload.ts'
import { findUploaded, listFiles } from './list-files.ts'
import { readStorage } from './read-storage.ts'
import { readUpload } from './read-upload.ts'
import { startUpload } from './start-upload.ts'
import { listToolFiles, uploadToolFiles } from './tool-files.ts'
import { uploadPart } from './upload-part.ts'

/** Files that arrive in parts, and reading them. */
export const filesRoutes = (storage: FileStorage, folders: readonly string[]) =>
  implement(contract.files, {
    findUploaded,
    getStorage: readStorage,
    startUpload: (input, context) => startUpload(input, context, storage),
    uploadPart: (input, context) => uploadPart(input, context, storage),
    endUpload: (input, context) => endUpload(input, context, storage),
    readUpload: (input, context) => readUpload(input, context, storage),
    deleteFile: (input, context) => deleteFile(input, context, storage),
    listFiles,
    listToolFiles,
    uploadToolFiles: (input, context) => uploadToolFiles(input, context, storage),
    uploadAdminFiles: (input, context) => uploadAdminFiles(input, context, { storage, folders }),
    downloadFile: (input, context) => downloadFile(input, context, storage),
  })
