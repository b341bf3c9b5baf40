import { drawsEveryPage } from './every-page.ts'

drawsEveryPage('forms')
