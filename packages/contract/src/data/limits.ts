/** The most characters of a document. */
export const MAX_DOCUMENT = 500_000

/** The most documents of a project. */
export const MAX_DOCUMENTS = 5_000

/** So many versions of a document are kept, the present one included. */
export const MAX_DATA_VERSIONS = 20
