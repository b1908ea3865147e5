import { defineCalls } from '../core/define-call.ts'
import { browseCalls } from './browse-calls.ts'
import { folderCalls } from './folder-calls.ts'
import { itemCalls } from './item-calls.ts'
import { shareCalls } from './share-calls.ts'
import { uploadCalls } from './upload-calls.ts'

/** The library: finding, reading, adding, approving and sharing files and links. */
export const libraryCalls = defineCalls('library', {
  ...browseCalls,
  ...uploadCalls,
  ...itemCalls,
  ...folderCalls,
  ...shareCalls,
})
