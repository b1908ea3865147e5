import { fold, sortKey } from '@telemachos/rules/greek-text'

/** A name with what it is sorted and found by. */
export const keysOf = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name) })
