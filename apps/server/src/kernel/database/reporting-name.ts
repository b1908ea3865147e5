/** The schema that authors' SQL reads, and nothing else. */
export const REPORTING_SCHEMA = 'report'

/** Tables may be changed while no view reads them; the views are made anew after. */
export const DROP_REPORTING = `set local client_min_messages = error; drop schema if exists ${REPORTING_SCHEMA} cascade`
