import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { downloadArchive } from './archive.ts'
import {
  approve,
  deleteItem,
  deleteItems,
  moveItems,
  rate,
  restoreItem,
  restoreItems,
  setFavorite,
  updateItem,
} from './change-item.ts'
import { addFolder, listFolders, moveFolder, removeFolder } from './folders.ts'
import { listItems, listShared, listUnapproved } from './list-items.ts'
import { downloadItem, getItem, readLinked } from './read-item.ts'
import { search } from './search.ts'
import {
  listGroups,
  listReceivers,
  listSharedPairs,
  share,
  shareFile,
  shareItems,
} from './share.ts'
import { addLink, endUpload, startUpload, uploadPart } from './upload.ts'

/** The calls of the library. */
export const libraryRoutes = (storage: FileStorage) =>
  implement(contract.library, {
    listFolders,
    listItems,
    listShared,
    listUnapproved,
    search,
    getItem,
    readLinked,
    downloadItem: (input, context) => downloadItem(input, context, storage),
    downloadArchive: (input, context) => downloadArchive(input, context, storage),
    startUpload: (input, context) => startUpload(input, context, storage),
    uploadPart: (input, context) => uploadPart(input, context, storage),
    endUpload: (input, context) => endUpload(input, context, storage),
    addLink,
    approve,
    updateItem,
    moveItems,
    rate,
    setFavorite,
    deleteItem,
    deleteItems,
    restoreItem,
    restoreItems,
    addFolder,
    moveFolder,
    removeFolder,
    listReceivers,
    listGroups,
    share,
    shareItems,
    shareFile: (input, context) => shareFile(input, context, storage),
    listSharedPairs,
  })
