/**
 * The named characters of HTML 4 and the Latin letters of HTML 5, in runs: a code point (hexadecimal), then the names
 * of the characters from there on; `-` stands for a character without a name. All 2,231 names of HTML 5 would weigh
 * more than the widgets that read them.
 */
const RUNS = `
22 quot|26 amp apos|3c lt - gt|a0 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc
iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml Amacr amacr Abreve
abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron Dstrok dstrok Emacr emacr - - Edot edot Eogon
eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil - Hcirc hcirc Hstrok hstrok Itilde itilde Imacr imacr - - Iogon
iogon Idot imath IJlig ijlig Jcirc jcirc Kcedil kcedil kgreen Lacute lacute Lcedil lcedil Lcaron lcaron Lmidot lmidot Lstrok
lstrok Nacute nacute Ncedil ncedil Ncaron ncaron napos ENG eng Omacr omacr - - Odblac odblac OElig oelig Racute racute Rcedil
rcedil Rcaron rcaron Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron tcaron Tstrok tstrok Utilde
utilde Umacr umacr Ubreve ubreve Uring uring Udblac udblac Uogon uogon Wcirc wcirc Ycirc ycirc Yuml Zacute zacute Zdot zdot
Zcaron zcaron|192 fnof|2c6 circ|2dc tilde|391 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi
Rho - Sigma Tau Upsilon Phi Chi Psi Omega|3b1 alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi
rho sigmaf sigma tau upsilon phi chi psi omega|3d1 thetasym upsih|3d6 piv|2002 ensp emsp|2009 thinsp|200c zwnj zwj lrm rlm|2013
ndash mdash|2018 lsquo rsquo sbquo - ldquo rdquo bdquo - dagger Dagger bull|2026 hellip|2030 permil - prime Prime|2039 lsaquo
rsaquo|203e oline|2044 frasl|20ac euro|2111 image|2118 weierp|211c real|2122 trade|2135 alefsym|2190 larr uarr rarr darr
harr|21b5 crarr|21d0 lArr uArr rArr dArr hArr|2200 forall - part exist - empty - nabla isin notin - ni|220f prod - sum minus|2217
lowast|221a radic|221d prop infin|2220 ang|2227 and or cap cup int|2234 there4|223c sim|2245 cong|2248 asymp|2260 ne equiv|2264 le
ge|2282 sub sup nsub - sube supe|2295 oplus - otimes|22a5 perp|22c5 sdot|2308 lceil rceil lfloor rfloor|25ca
loz|2660 spades|2663 clubs|2665 hearts diams|27e8 lang rang`;

/** The character of each name, without its `&` and `;`. */
export const ENTITIES: ReadonlyMap<string, string> = new Map(
  RUNS.split('|').flatMap((run) => {
    const [start = '', ...names] = run.trim().split(/\s+/);
    return names.map((name, n) => [name, String.fromCodePoint(Number.parseInt(start, 16) + n)] as const);
  }),
);
