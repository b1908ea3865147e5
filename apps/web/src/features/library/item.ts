import type { CallOutput } from '#shared'

/** An item of the library, as lists have it. */
export type Item = CallOutput<'library.listItems'>['list'][number]

/** The same with its versions and with whom it is shared. */
export type ItemDetails = CallOutput<'library.getItem'>

/** A folder in a list. */
export type Folder = CallOutput<'library.listFolders'>['SubCategories'][number]
