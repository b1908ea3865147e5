import { contract } from '@telemachos/contract'
import type { DomainServices } from '../../kernel/domain.ts'
import { implement } from '../../kernel/implement.ts'
import { exportXml } from './export-xml.ts'
import { listCounted, listIncomplete, readIndicators } from './indicators.ts'
import { listUnfinished } from './list-unfinished.ts'
import { isCompleted, readForm, readVersion } from './read-form.ts'
import { readCompletion } from './read-completion.ts'
import { reopenForm, saveForm } from './save-form.ts'
import { sendMicrodata } from './send-microdata.ts'
import { tryFilter } from './try-filter.ts'

/** Microdata: the forms of each person, how far they are, their export, and what is counted of them. */
export const microdataRoutes = ({ outgoing }: Pick<DomainServices, 'outgoing'>) =>
  implement(contract.microdata, {
    getStart: (input, context) => readForm('start', input, context),
    getEnd: (input, context) => readForm('end', input, context),
    setStart: (input, context) => saveForm('start', input, context),
    setEnd: (input, context) => saveForm('end', input, context),
    unfinalize: reopenForm,
    completedStart: (input, context) => isCompleted('start', input, context),
    completedEnd: (input, context) => isCompleted('end', input, context),
    getVersion: readVersion,
    getCompletion: (input, context) => readCompletion(input, context, outgoing),
    tryFilter,
    getMicrodata: exportXml,
    sendMicrodata: (input, context) => sendMicrodata(input, context, outgoing),
    getIndicators: readIndicators,
    listCounted,
    listIncomplete,
    listUnfinished,
  })
