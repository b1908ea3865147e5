import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { readRunning } from '../files/index.ts'
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
import { getPreview } from './preview.ts'
import { search } from './search.ts'
import {
  listGroups,
  listReceivers,
  listSharedPairs,
  share,
  shareFile,
  shareItems,
  storeShared,
  takeBack,
} from './share.ts'
import { addLink, endUpload, joinUpload, startUpload, uploadPart } from './upload.ts'

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
    getPreview: (input, context) => getPreview(input, context, storage),
    downloadItem: (input, context) => downloadItem(input, context, storage),
    downloadArchive: (input, context) => downloadArchive(input, context, storage),
    startUpload: prepared((_input, context) => readRunning(context, storage), startUpload),
    uploadPart: (input, context) => uploadPart(input, context, storage),
    endUpload: prepared(
      (input, context) => joinUpload(input, context, storage),
      (input, context, content) => endUpload(input, context, { storage, content }),
    ),
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
    takeBack,
    shareFile: prepared((input, context) => storeShared(input, context, storage), shareFile),
    listSharedPairs,
  })
