import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { storeAdminFiles, uploadAdminFiles } from './admin-files.ts'
import { deleteFile } from './delete-file.ts'
import { downloadFile } from './download-file.ts'
import { endUpload, joinUpload } from './end-upload.ts'
import { findUploaded, listFiles } from './list-files.ts'
import { readStorage } from './read-storage.ts'
import { readUpload } from './read-upload.ts'
import { readRunning, startUpload } from './start-upload.ts'
import { listToolFiles, storeToolFiles, uploadToolFiles } from './tool-files.ts'
import { uploadPart } from './upload-part.ts'

/** Files that arrive in parts, and reading them. */
export const filesRoutes = (storage: FileStorage, folders: readonly string[]) =>
  implement(contract.files, {
    findUploaded,
    getStorage: readStorage,
    startUpload: prepared((_input, context) => readRunning(context, storage), startUpload),
    uploadPart: (input, context) => uploadPart(input, context, storage),
    endUpload: prepared(
      (input, context) => joinUpload(input, context, storage),
      (input, context, content) => endUpload(input, context, { storage, content }),
    ),
    readUpload: (input, context) => readUpload(input, context, storage),
    deleteFile: (input, context) => deleteFile(input, context, storage),
    listFiles,
    listToolFiles,
    uploadToolFiles: prepared(
      (input, context) => storeToolFiles(input, context, storage),
      uploadToolFiles,
    ),
    uploadAdminFiles: prepared(
      (input, context) => storeAdminFiles(input, context, { storage, folders }),
      (input, context, stored) => uploadAdminFiles(input, context, { stored, folders }),
    ),
    downloadFile: (input, context) => downloadFile(input, context, storage),
  })
