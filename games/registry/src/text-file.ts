/** The text of a file of the build, in a browser. Rejects where it does not come. */
export async function readTextFile(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
