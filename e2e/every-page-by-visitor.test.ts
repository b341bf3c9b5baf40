import { drawsWhatDiffers } from './every-page.ts'

drawsWhatDiffers()
