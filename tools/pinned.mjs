/**
 * `node tools/pinned.mjs FILE …`: installs what is missing, then runs a file under the pinned Node.
 * Standard output is the file's alone: some of them print a document.
 */
import { become, ensureInstalled, pinnedNode } from './bootstrap.mjs'

ensureInstalled(process.stderr)
become(pinnedNode(), process.argv.slice(2))
