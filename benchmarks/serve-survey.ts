import { servePeer } from './peer-page.ts'
import { surveyOf } from './survey.ts'

/** The page with SurveyJS, and its form: the very one that the product has imported. */
const survey = JSON.stringify(surveyOf(Number(process.env['BENCH_QUESTIONS'])))
await servePeer('surveyjs', (app) => {
  app.get('/survey', (_, reply) => reply.type('application/json').send(survey))
})
