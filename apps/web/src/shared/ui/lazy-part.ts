import { lazy } from 'react'
import { loadPart } from '../api/load-part.ts'

/** A component whose code is loaded when it is first drawn, and waits for the network where there is none. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load))
