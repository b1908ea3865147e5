import { EMPLOYMENT } from './employment.ts'
import type { ReadyTemplate } from './ready-template.ts'
import { SCHOOL_PUPILS } from './school.ts'

/** The programmes that are ready to be begun. */
export const READY_TEMPLATES: readonly ReadyTemplate[] = [EMPLOYMENT, SCHOOL_PUPILS]
