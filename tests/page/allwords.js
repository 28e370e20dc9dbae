// Before every test: all English sentences, as on a page that has been fetched whole.
import { enAnalysis } from "../../src/rollwright/web/static/app/words/enanalysis.js";
import { enLater } from "../../src/rollwright/web/static/app/words/enlater.js";
import { addWords } from "../../src/rollwright/web/static/app/words/words.js";

addWords({ ...enLater, ...enAnalysis });
