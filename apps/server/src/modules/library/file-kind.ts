/** The kind of file that items of the library have: `library/{uploader}`. */
export const LIBRARY = 'library'
