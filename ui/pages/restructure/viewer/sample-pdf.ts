/**
 * A valid PDF of one page with the text "Sample", packed like an agreement: a browser that cannot read it cannot read
 * any.
 */
const sample = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>
endobj
4 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
5 0 obj
<< /Length 91 /Filter [/ASCIIHexDecode /FlateDecode] >>
stream
78da730a51d077335430345208495330325030343050084951d0084ecc2dc849d55408c952700d0100a0cb092f>
endstream
endobj
xref
0 6
0000000000 65535 f 
0000000009 00000 n 
0000000058 00000 n 
0000000115 00000 n 
0000000241 00000 n 
0000000311 00000 n 
trailer
<< /Size 6 /Root 1 0 R >>
startxref
491
%%EOF
`;

export const samplePdf = (): Uint8Array<ArrayBuffer> => new TextEncoder().encode(sample);
