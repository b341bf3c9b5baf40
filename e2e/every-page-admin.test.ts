import { opensEveryPage } from './every-page.ts'

opensEveryPage('admin')
